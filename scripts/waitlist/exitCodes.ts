/** What the command tells the shell. */
export const exitCodes = { done: 0, failed: 1, misused: 2, nobody: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
