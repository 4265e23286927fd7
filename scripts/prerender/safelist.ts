/** Class names that scripts build from pieces, so that no tool can find them. */
export const madeAtRunTime = [/^star-/, /^avatar-/, /^video-card-/];

/** Colours of the starfield: the canvas asks for them by name. */
export const readByScripts = [/^--tint-/];
