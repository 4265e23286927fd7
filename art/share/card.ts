import { escape, subjectOf } from '../../scripts/content/texts';
import { fixedLines, groupsOf, handDrawn, palette } from '../palette';
import { type PreviewText, previewTextOf } from '../../scripts/content/words';
import { pageAt, type SinglePage } from '../../src/app/routes';
import { brand } from '../../src/lib/site';
import type { Language } from '../../src/lib/language';
import { drawing } from '../svg';
import { height, sky, width } from './background';
import { communityArt, medallion, memberArt } from './pictures/people';
import { videoArt, videosArt } from './pictures/videos';

/** The HTML of one link preview. The fonts are added where it is drawn, so that the HTML stays small. */
export function card(language: Language, plain: string): string {
  const words = previewTextOf(language, plain);
  const accent = subjectOf(plain).member?.avatarColor ?? palette.sol;
  const picture = drawing(width, height, sky(plain), artOf(plain), fixedLines.get('frame')!);
  return `<!doctype html><meta charset="utf-8"><style>${styles(accent, titleSize(words.title))}</style>
${picture}<p class="brand">${handDrawn('logo.svg')}${brand}</p>
<div><p class="caption">${escape(words.caption)}</p><h1>${escape(words.title)}</h1>${noteOf(words)}</div>`;
}

function noteOf({ note, people }: PreviewText): string {
  if (!people) return `<p class="note">${escape(note)}</p>`;
  const named = people.map((member) => {
    const portrait = drawing(48, 48, medallion(member, { x: 24, y: 24 }, 22));
    return `<span>${portrait}${escape(member.name)}</span>`;
  });
  return `<p class="people">${named.join('')}</p>`;
}

/** Shorter titles are larger. */
function titleSize(title: string): number {
  if (title.length <= 8) return 120;
  if (title.length <= 16) return 72;
  return title.length <= 44 ? 62 : 56;
}

function styles(accent: string, size: number): string {
  return `
    body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; position: relative; background: ${palette.sky};
      color: ${palette.ink}; font: 400 27px/1.4 'Share'; }
    body > svg { position: absolute; }
    p, h1 { margin: 0; }
    .brand { position: absolute; left: 76px; top: 66px; display: flex; align-items: center; gap: 12px; font-weight: 600;
      font-size: 31px; letter-spacing: .01em; }
    .brand svg { width: 52px; height: 52px; }
    div { position: absolute; left: 80px; width: 520px; top: 130px; bottom: 70px; display: flex; flex-direction: column;
      justify-content: center; }
    h1 { font: 600 ${size}px/1.1 'Share'; letter-spacing: -.012em; text-wrap: balance; margin: 12px 0 24px; }
    .caption { color: ${palette.sol}; font-size: 25px; letter-spacing: .02em; text-wrap: balance; }
    .note { color: ${accent === palette.sol ? palette.inkMuted : accent}; text-wrap: balance; white-space: pre-line; }
    .people { display: flex; flex-wrap: wrap; gap: 14px 28px; color: ${palette.ink}; }
    .people span { display: flex; align-items: center; gap: 12px; }`;
}

const fixed = groupsOf('share/pages.svg');

const pictures: Record<SinglePage, () => string | undefined> = {
  home: () => fixed.get('home'),
  community: communityArt,
  videos: videosArt,
  waitlist: () => fixed.get('waitlist'),
  login: () => fixed.get('login'),
  privacy: () => fixed.get('privacy'),
  legal: () => fixed.get('privacy'),
  accessibility: () => fixed.get('login'),
  news: () => fixed.get('news'),
};

/** The drawing of a page's link preview. */
function artOf(plain: string): string {
  const { video, member } = subjectOf(plain);
  if (video) return videoArt(video);
  if (member) return memberArt(member);
  const drawn = pictures[pageAt(plain).name as SinglePage]();
  if (!drawn) throw new Error(`No picture is drawn for ${plain}`);
  return drawn;
}
