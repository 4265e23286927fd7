/** Class names that scripts build from pieces, so that no tool can find them. */
export const madeAtRunTime = [/^star-/, /^avatar-/, /^video-card-/];

/** Set by the script in the head. */
export const madeInHead = [/other-language/];

/** Colours of the starfield: the canvas asks for them by name. */
export const readByScripts = [/^--tint-/];
