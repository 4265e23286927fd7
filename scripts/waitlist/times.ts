/** `2026-01-02 03:04:05 UTC`. */
export const utcTime = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
