"""Where Falcon joins the base: all of his files together. He stands over what the modules put there."""

from . import agents, alliances, components, hidden, marked, operations, owning, positions, scoring, setup, turn

JOINTS = (
    setup.JOINTS, turn.JOINTS, agents.JOINTS, owning.JOINTS, alliances.JOINTS, scoring.JOINTS, marked.JOINTS,
    operations.JOINTS, hidden.JOINTS, positions.JOINTS, components.JOINTS,
)
