// One page's state, as anywidget's front-end module expects it. `post` brings what it says to the page's Python.
class Model {
  constructor(state, post) { Object.assign(this, { state, post, listeners: new Map(), changed: new Set() }); }
  get(name) { return this.state[name]; }
  set(name, value) { this.state[name] = value; this.changed.add(name); this.tell("change:" + name, value); }
  save_changes() {
    const state = Object.fromEntries([...this.changed].map((name) => [name, this.state[name]]));
    this.changed.clear();
    this.post({ method: "update", state, buffer_paths: [] });
  }
  send(content) { this.post({ method: "custom", content }); }
  on(event, heard) { this.listeners.set(event, [...(this.listeners.get(event) ?? []), heard]); }
  off(event, heard) { this.listeners.set(event, (this.listeners.get(event) ?? []).filter((one) => heard && one !== heard)); }
  tell(event, ...facts) { for (const heard of this.listeners.get(event) ?? []) heard(...facts); }
  update(state) {
    const news = Object.keys(state).filter((name) => this.state[name] !== state[name]);
    Object.assign(this.state, state);
    for (const name of news) this.tell("change:" + name, state[name]);
    if (news.length) this.tell("change");
  }
}

