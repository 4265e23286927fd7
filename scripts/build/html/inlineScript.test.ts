import { inlineScript } from './inlineScript';

it('B1 keeps the line that lays the page out early when the script is made smaller', () => {
  expect(inlineScript('src/boot/inline/lateScript.ts')).toContain('document.body.offsetHeight');
});
