/** The privacy policy as it stands: change both with its text. */
export const policy = { version: 2, since: '2026-11-22' };
