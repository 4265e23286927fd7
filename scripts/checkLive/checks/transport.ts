import type { Check } from '../check';

const year = 31_536_000;

export const transport: Check = {
  title: 'https only',
  onlyHttps: true,
  remedy: 'Redirect http to https for good (301 or 308), and send Strict-Transport-Security from dist/_headers.',
  findFaults: async (site) => {
    const { headers } = await site.ask('/');
    const policy = headers.get('strict-transport-security') ?? '';
    const seconds = Number(/\bmax-age=(\d{1,10})\b/.exec(policy)?.[1] ?? 0);
    const plain = await site.askAddress(site.origin.replace('https:', 'http:') + '/videos?q=web3');
    const location = plain.headers.get('location');
    return [
      seconds < year && `/ has Strict-Transport-Security "${policy}"`,
      ![301, 308].includes(plain.status) && `http answers ${plain.status} instead of 301 or 308`,
      location !== `${site.origin}/videos?q=web3` && `http leads to "${location}"`,
    ].filter((fault) => fault !== false);
  },
};
