/** The words that the glossary explains, in the order of its list. */
export const terms = [
  'blockchain',
  'web3',
  'token',
  'key',
  'wallet',
  'smartContract',
  'dao',
  'networkEffect',
  'basicIncome',
] as const;
export type Term = (typeof terms)[number];
