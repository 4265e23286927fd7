import { day, night } from '../../../supabase/functions/_shared/brand';

type Colours = typeof day;

const variables = (colours: Colours) =>
  `--page: ${colours.page}; --surface: ${colours.surface}; --line: ${colours.line}; --ink: ${colours.ink}; ` +
  `--muted: ${colours.muted}; --accent: ${colours.link};`;

const onPaper = { page: '#fff', surface: '#fff', line: '#999', ink: '#000', muted: '#333', link: '#000' };

export const pageStyle = `
:root { color-scheme: light dark; ${variables(day)} }
@media (prefers-color-scheme: dark) { :root { ${variables(night)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: clamp(20px, 5vw, 56px) clamp(16px, 4vw, 40px); }
h1, h2, .brand { font-family: Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: clamp(2rem, 6vw, 3rem); }
h2 { font-size: 1.5rem; margin-bottom: 16px; }
h3 { font-size: 1rem; font-weight: 600; margin: 0; line-height: 1.35; }
.brand { color: var(--accent); font-size: 1.125rem; }
.note, small, footer, caption { color: var(--muted); font-size: .875rem; font-weight: 400; }
.note { margin: 0 0 16px; overflow-wrap: anywhere; max-width: 75ch; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: clamp(16px, 3vw, 32px); margin: 24px 0; }
.numbers { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 16px 24px; margin: 0 0 24px; }
.numbers div { border-top: 2px solid var(--ink); padding-top: 8px; }
dt { color: var(--muted); font-size: .875rem; }
dd { margin: 0; font-size: clamp(1.75rem, 5vw, 2.5rem); font-weight: 600; line-height: 1.2; }
svg { display: block; overflow: visible; fill: var(--accent); }
svg text { fill: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
.days { border-bottom: 1px solid var(--muted); }
.row { margin-bottom: 20px; }
h3 b { font-size: 1.25rem; margin-inline: 6px; } h3 small { display: block; white-space: nowrap; }
.alert { border-left: 4px solid var(--accent); padding: 4px 0 4px 12px; margin: 0 0 20px; }
summary { cursor: pointer; padding-block: 10px; color: var(--accent); width: fit-content; }
.scroll { overflow: auto; } details .scroll { max-height: 28rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: min(100%, 44rem); }
caption { text-align: start; padding-bottom: 6px; }
th, td { text-align: end; padding: 6px 0 8px; border-top: 1px solid var(--line); border-left: clamp(8px, 2.4vw, 24px) solid transparent; }
th:first-child { text-align: start; border-left: 0; } tbody th { font-weight: 400; } thead th { border-top: 0; font-size: .875rem; }
td { width: 18%; background: linear-gradient(var(--accent) 0 0) left bottom / var(--share, 0) 4px no-repeat padding-box; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
@media (min-width: 720px) {
  .row { display: grid; grid-template-columns: 12rem 1fr; gap: 24px; align-items: end; }
  .row h3 b { display: block; margin: 0; } .axis { grid-column: 2; }
}
@media (forced-colors: active) { :root { --surface: Canvas; --line: GrayText; --ink: CanvasText; --muted: CanvasText; --accent: Highlight; } }
@media print {
  :root { color-scheme: light; ${variables(onPaper)} }
  body { font-size: 11pt; print-color-adjust: exact; } main { max-width: none; padding: 0; } section { border: 0; padding: 0; break-inside: avoid; } details { display: none; }
}
`;
