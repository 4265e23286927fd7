export type Hand = 'platform' | 'fee' | 'refunds' | 'tax' | 'costs';
export type Payer = 'ads' | 'audience';
/** Per cent of the coins that each hand keeps, if so many are left. */
export type Kept = Record<Hand, number>;

/** The hands that the hat passes, in this order. */
export const handsOf: Record<Payer, Hand[]> = {
  ads: ['platform', 'tax', 'costs'],
  audience: ['fee', 'refunds', 'tax', 'costs'],
};

/** Of a hundred coins, what each hand keeps and, last, what reaches the hat. */
export function heapsOf(payer: Payer, kept: Kept): number[] {
  let left = 100;
  const heaps = handsOf[payer].map((hand) => {
    const coins = Math.min(kept[hand], left);
    left -= coins;
    return coins;
  });
  return [...heaps, left];
}

/** The exponents of the model. */
export const concentrations = { low: 0.5, middle: 0.8, high: 1 };
export type Concentration = keyof typeof concentrations;

const places = Array.from({ length: 100 }, (_, index) => index + 1);

/** The attention that each of a hundred singers gets, in per cent: a power of the place. */
export function attentionOf(concentration: Concentration): number[] {
  const weights = places.map((place) => place ** -concentrations[concentration]);
  const sum = weights.reduce((all, one) => all + one);
  return weights.map((weight) => (100 * weight) / sum);
}

/** How many of the hundred get at least an even share, which is 1 %. */
export const countOfEven = (concentration: Concentration) =>
  attentionOf(concentration).filter((percent) => percent >= 1).length;
