import { PurgeCSS } from 'purgecss';
import { namesInComponent, namesInPage } from './namesIn';

it('B1 inlines the rules of a page whose names stand in classes, not in its texts', async () => {
  const html = '<main class="page container"><h2 id="join">home</h2><noscript><p class="problem">hero</p></noscript></main>';
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: '.page h2{top:0}.home{top:0}.hero{top:0}.problem{top:0}#join{top:0}section{top:0}p[class]{top:0}' }],
    extractors: [{ extensions: ['html'], extractor: namesInPage }],
  });
  expect(purged?.css).toBe('.page h2{top:0}.problem{top:0}#join{top:0}p[class]{top:0}');
});

it('B1 finds the classes of a component in its strings, and none in its code and paths', () => {
  const { classes } = namesInComponent("import { home } from '../hero';\nconst tone = open ? 'toast-card is-solid' : `chip ${size}`;");
  expect(classes).toEqual(expect.arrayContaining(['toast-card', 'is-solid', 'chip']));
  for (const word of ['home', 'hero', 'tone', 'open', 'size']) expect(classes).not.toContain(word);
});
