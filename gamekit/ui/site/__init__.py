"""Pages without a server: a folder of static files whose Python runs in the visitor's browser.

`gamekit publish site/` writes it (`publish`); `notebooks` says what a page is made of, `packing` brings the Python,
`runtime` what runs it there; `inside` is what runs, with `worker.js` around it. `client.js` shows the page, and
`offline.js` keeps all files for a visit without a network.
"""
