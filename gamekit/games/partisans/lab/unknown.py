"""What the reconstructed values may be: the attack of Benigno's two sides. Jacinto's numbers are those of his card."""

from ....engine.unknown import between

UNKNOWN = (
    between("maquis", "hidden_attack", 0, 2, keep=("jacinto",)),
    between("maquis", "revealed_attack", 2, 4, keep=("jacinto",)),
)
