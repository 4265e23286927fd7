/** What a house of each of ten groups earns, in thousandths: 1, 2 … 10. Ten houses are a group, so that there are a hundred. */
const earnings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((units) => 1000 * units);
export const mean = 5500;
/** What the box gives those groups that earn least, in per cent of the mean; in all a tenth of what is earned. */
const help = [50, 33, 17];
const helpInAll = 10;

export interface Plan {
  /** Per cent of what it earns that each house puts into the box. */
  give: number;
  /** Per cent of the mean that the box gives each house. */
  take: number;
  /** Whether the box pays the help of today, too. */
  hasHelp: boolean;
}

export const today: Plan = { give: 10, take: 0, hasHelp: true };

export interface House {
  puts: number;
  /** What all get. */
  share: number;
  help: number;
  has: number;
}

/** A house of each group, from those that earn least. Whole numbers, if those of the plan are. */
export function housesOf({ give, take, hasHelp }: Plan): House[] {
  return earnings.map((earned, group) => {
    const puts = (earned * give) / 100;
    const share = (mean * take) / 100;
    const helped = hasHelp ? (mean * (help[group] ?? 0)) / 100 : 0;
    return { puts, share, help: helped, has: earned - puts + share + helped };
  });
}

/** What the box pays, in per cent of all that is earned; `give` is what comes in. */
export const paidBy = ({ take, hasHelp }: Plan) => take + (hasHelp ? helpInAll : 0);

const housesToday = housesOf(today);

/** What each group has more than today, or less. */
export const changesOf = (plan: Plan) => housesOf(plan).map(({ has }, group) => has - housesToday[group]!.has);
