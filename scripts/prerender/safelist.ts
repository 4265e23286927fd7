/** Class names that scripts build from pieces, so that no tool can find them. */
export const madeAtRunTime = [/^star-/, /^avatar-/, /^video-card-/];

/** Set by the script in the head. */
export const madeInHead = [/other-language/];
export const keyframesOfHead = ['show-anyway'];

/** Set by a press on what the page begins with. */
export const madeByPress = ['open'];

/** Colours of the starfield: the canvas asks for them by name. */
export const readByScripts = [/^--tint-/];
