/** The fixed options of W2 in docs/spec.md: the English wording is what is sent and stored; the id names the translated label. */
export const interests = [
  { id: 'tools', value: 'Tools that pay you to use them' },
  { id: 'basicIncome', value: 'Universal basic income' },
  { id: 'betterEconomy', value: 'A better economy' },
  { id: 'community', value: 'Participate in the community' },
  { id: 'socialApps', value: 'Social applications' },
  { id: 'justSociety', value: 'A more just society' },
  { id: 'web3', value: 'Web3 technology' },
] as const;

export type Interest = (typeof interests)[number]['value'];
