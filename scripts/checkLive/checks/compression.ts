import type { Check } from '../check';
import { filesOfHome } from './caches';

export const compression: Check = {
  title: 'texts travel compressed',
  remedy: 'Let the host compress HTML, scripts, SVG and XML, by Brotli where it can.',
  findFaults: async (site) => {
    const { hashed, pictures } = await filesOfHome(site);
    const drawings = pictures.filter((path) => path.includes('.svg?'));
    const texts = [
      '/',
      '/en/videos',
      ...hashed.filter((path) => path.endsWith('.js')).slice(0, 3),
      ...drawings.slice(0, 1),
    ];
    const faults = [...texts, '/sitemap.xml'].map(async (path) => {
      const { headers } = await site.ask(path);
      const plain = await site.ask(path, { 'accept-encoding': 'identity' });
      return [
        !/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '') && `${path} is not compressed`,
        plain.headers.has('content-encoding') && `${path} is compressed for a client that cannot read it`,
      ].filter((fault) => fault !== false);
    });
    return (await Promise.all(faults)).flat();
  },
};
