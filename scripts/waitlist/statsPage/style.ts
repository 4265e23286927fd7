import { day, night } from '../../../supabase/functions/_shared/brand';

type Colours = typeof day;

const variables = (colours: Colours) =>
  `--page: ${colours.page}; --plate: ${colours.plate}; --line: ${colours.line}; --ink: ${colours.ink}; ` +
  `--muted: ${colours.muted}; --accent: ${colours.link};`;

const onPaper = { page: '#fff', plate: '#fff', line: '#999', ink: '#000', muted: '#333', link: '#000' };

/** The style sheet, with the display font inside, because the page loads nothing. */
export const pageStyle = (font: string) => `
@font-face { font-family: Fraunces; font-weight: 600; src: url(data:font/woff2;base64,${font}) format('woff2'); }
:root { color-scheme: light dark; ${variables(day)} }
@media (prefers-color-scheme: dark) { :root { ${variables(night)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: clamp(20px, 5vw, 56px) clamp(16px, 4vw, 40px); }
header { display: flex; gap: 20px; align-items: center; margin-bottom: 32px; }
h1, h2, .brand { font-family: Fraunces, Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3rem); }
h2 { font-size: 1.5rem; margin-bottom: 16px; }
h3 { font-size: 1rem; font-weight: 600; margin: 0; line-height: 1.35; }
.brand { color: var(--accent); font-size: 1.125rem; }
.note, small, footer, figcaption, caption { color: var(--muted); font-size: .875rem; font-weight: 400; }
.note { margin: 0 0 16px; overflow-wrap: anywhere; max-width: 75ch; }
header .note { margin: 8px 0 0; }
.figure { flex: none; width: clamp(72px, 14vw, 112px); }
.figure polyline { fill: none; stroke: var(--muted); stroke-width: 1; }
.figure circle { fill: var(--ink); } .figure circle:nth-of-type(1) { fill: var(--accent); }
section { background: var(--plate); border: 1px solid var(--line); border-radius: 12px; padding: clamp(16px, 3vw, 32px); margin-bottom: 24px; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 16px 24px; margin: 0 0 24px; }
.numbers:last-child { margin-bottom: 0; }
.numbers div { border-top: 2px solid var(--ink); padding-top: 8px; }
dt { color: var(--muted); font-size: .875rem; }
dd { margin: 0; font-size: clamp(1.75rem, 5vw, 2.5rem); font-weight: 600; line-height: 1.2; letter-spacing: -.02em; }
dd small { font-size: 1rem; letter-spacing: 0; } small, b { white-space: nowrap; }
figure { margin: 0; } figcaption { margin-bottom: 8px; }
svg { display: block; overflow: visible; } .patterns { position: absolute; }
svg text { fill: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; } .peak, .interests text { fill: var(--ink); font-weight: 600; }
.mark, .bar { fill: var(--accent); } .paper { fill: var(--plate); }
.part { stroke: var(--accent); stroke-width: 1.5; }
.baseline, .tick { stroke: var(--muted); }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 12px 0 16px; padding: 0; }
.legend li { display: flex; gap: 8px; align-items: center; }
.row { margin-bottom: 20px; }
h3 b { font-size: 1.25rem; margin-inline: 6px; } h3 small { display: block; }
.alert { border-left: 4px solid var(--accent); padding: 4px 0 4px 12px; margin: 0 0 20px; }
.nobody { text-align: center; padding-block: 48px; }
.nobody .figure { width: 72px; margin: 0 auto 16px; } .nobody polyline { stroke-dasharray: 1 4; } .nobody p { margin: 0; }
details { margin-top: 16px; } summary { cursor: pointer; padding-block: 10px; color: var(--accent); width: fit-content; }
.scroll { overflow: auto; max-height: 28rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: min(100%, 28rem); }
caption { text-align: start; padding-bottom: 6px; } details caption { position: absolute; clip-path: inset(50%); }
th, td { text-align: end; padding: 6px 0 6px 24px; border-top: 1px solid var(--line); }
th:first-child { text-align: start; padding-left: 0; } tbody th { font-weight: 400; } thead th { border: 0; font-size: .875rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
@media (max-width: 719px) { .value { display: none; } }
@media (min-width: 720px) {
  .row { display: grid; grid-template-columns: 12rem 1fr; gap: 24px; align-items: end; }
  .row h3 b { display: block; margin: 0; } .interests .row { align-items: center; margin-bottom: 14px; }
  .axis { grid-column: 2; }
}
@media (forced-colors: active) { :root { --plate: Canvas; --line: GrayText; --ink: CanvasText; --muted: CanvasText; --accent: Highlight; } }
@media print {
  :root { color-scheme: light; ${variables(onPaper)} }
  body { font-size: 11pt; } main { max-width: none; padding: 0; } section { border: 0; padding: 0; break-inside: avoid; } details { display: none; }
}
`;
