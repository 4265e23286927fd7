import { flare, pointedStar } from '../stars';
import { at, circle, element, group, path, place, type Point, point } from '../svg';
import { eyes, face, mouths, shoulders, type Tones, weight } from './face';

const ends = { 'stroke-linecap': 'round' };
const joined = { ...ends, 'stroke-linejoin': 'round' };
const filled = (d: string, fill: string) => path(d, { fill });
const line = (d: string, stroke: string, width: number, style = {}) =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, ...style });
const star = (centre: Point, radius: number, waist: number, fill: string) => filled(flare(centre, radius, waist), fill);

const centre = point(80, 76);

function needles(length: number, waist: number, turn: number): string {
  return [0, 90, 180, 270]
    .map((degrees) => {
      const tip = place(at(centre, length, degrees + turn));
      return `M${place(centre)}L${tip} ${place(at(centre, waist, degrees + turn + 45))}Z`;
    })
    .join('');
}

/** A former pole star: a compass rose behind the head. */
export function vega(tones: Tones): string[] {
  return [
    group(
      { fill: tones.deep, stroke: tones.light, 'stroke-width': weight.fine, 'stroke-linejoin': 'round' },
      circle(centre, 50, { fill: 'none' }),
      path(pointedStar(centre, 62, 24, 4, -45)),
      path(pointedStar(centre, 70, 26, 4)),
    ),
    path(needles(62, 24, -45) + needles(70, 26, -90), { fill: tones.light }),
    filled('M48 134C38 112 42 76 47 60 54 34 106 34 113 60 118 76 122 112 112 134Z', tones.hair),
    shoulders(tones),
    face(tones, eyes.closed, mouths.calm),
    filled('M80 42C60 40 50 58 53 92 56 72 64 58 80 51 96 58 104 72 107 92 110 58 100 40 80 42Z', tones.hair),
    line('M54 130C48 112 48 84 51 66M106 130C112 112 112 84 109 66', tones.light, weight.fine),
    line('M58 127Q80 146 102 127', tones.light, weight.line),
    star(point(80, 21), 19, 0.2, tones.ink),
  ];
}

const explosion = point(80, 70);

/** A new star: hair like an explosion, and headphones. */
export function nova(tones: Tones): string[] {
  return [
    line(pointedStar(explosion, 66, 40, 16), tones.light, weight.fine, { 'stroke-linejoin': 'round' }),
    path(pointedStar(explosion, 55, 36, 16, -78.75), { fill: tones.hair }),
    shoulders(tones),
    face(tones, eyes.smiling, mouths.smile),
    filled('M54 74C52 44 78 38 106 50 108 58 108 66 106 74 102 62 94 58 84 60L88 53 70 62 71 55 60 64Z', tones.hair),
    group(
      { fill: 'none', stroke: tones.ink, 'stroke-linecap': 'round' },
      path('M50 72C46 26 114 26 110 72', { 'stroke-width': weight.bold }),
      path('M50 73V89M110 73V89', { 'stroke-width': 11 }),
    ),
    star(point(96.5, 90), 7, 0.25, tones.ink),
    line('M44 140L58 131M116 140L102 131', tones.light, weight.line, ends),
  ];
}

const halo = point(80, 74);

/** A variable star: rings of light, and its light curve on the chest. */
export function mira(tones: Tones): string[] {
  return [
    group(
      { fill: 'none', stroke: tones.light },
      circle(halo, 46, { 'stroke-width': weight.bold, 'stroke-opacity': 0.85 }),
      circle(halo, 54.5, { 'stroke-width': weight.line, 'stroke-opacity': 0.7 }),
      circle(halo, 60, { 'stroke-width': weight.fine, 'stroke-opacity': 0.6 }),
      circle(halo, 66, { 'stroke-width': 0.8, 'stroke-opacity': 0.5 }),
    ),
    circle(point(80, 34), 14, { fill: tones.cloth }),
    filled('M50 92C44 40 116 40 110 92Z', tones.cloth),
    shoulders(tones),
    face(tones, eyes.closed, mouths.calm),
    filled('M53 78C50 42 110 42 107 78 102 62 96 55 88 54 74 66 62 64 57 66 55 70 54 74 53 78Z', tones.cloth),
    line('M70 30Q80 24 90 32M70 38Q80 31 91 39', tones.light, weight.fine, ends),
    group(
      { fill: 'none', stroke: tones.ink, 'stroke-width': weight.line },
      circle(point(67.5, 79), 10),
      circle(point(92.5, 79), 10),
      path('M77.5 78Q80 76 82.5 78'),
    ),
    line('M30 150C42 150 44 138 54 138S68 152 80 152 96 138 106 138 118 150 130 150', tones.light, weight.line, ends),
    star(point(106, 138), 10, 0.22, tones.ink),
  ];
}

/** A hood with a double star, between the brackets of program code. */
export function izar(tones: Tones): string[] {
  return [
    line('M32 56L15 82 32 108M128 56L145 82 128 108', tones.light, weight.bold, joined),
    filled('M48 136C32 122 36 30 80 30S128 122 112 136Z', tones.hair),
    filled('M48 128C44 70 58 44 80 44S116 70 112 128Z', tones.deep),
    face(tones, eyes.closed, mouths.calm),
    filled('M56 70C54 50 66 46 82 46 98 47 105 54 104 70 98 62 92 60 86 63 78 56 66 58 56 70Z', tones.hair),
    path('M56 84C57 100 68 114 80 114S103 100 104 84C100 92 94 93.5 88 93L80 94.5 72 93C66 93.5 60 92 56 84Z', {
      fill: tones.deep,
      'fill-opacity': 0.3,
    }),
    shoulders(tones),
    group(
      { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' },
      path('M48 128C44 70 58 44 80 44S116 70 112 128', { 'stroke-width': weight.line }),
      path('M68 132L66 150M92 132L94 150', { 'stroke-width': weight.line }),
    ),
    star(point(76, 20), 15, 0.22, tones.ink),
    star(point(95, 30), 9.5, 0.25, tones.light),
  ];
}

const belt = [point(55, 147), point(80, 141), point(105, 135)];
const corners = [point(34, 40), point(124, 34), point(22, 108), point(138, 100)];

/** An old hunter with a white beard and the three stars of the belt as a sash. */
export function orion(tones: Tones): string[] {
  return [
    line('M34 40L80 20 124 34 138 100M34 40L22 108', tones.light, weight.fine),
    group(
      { fill: tones.light },
      ...corners.map((corner, index) => circle(corner, index % 3 ? 3.4 : 4.6)),
      circle(point(80, 20), 3.4),
    ),
    shoulders(tones),
    filled('M58 58C46 60 44 84 54 98L62 96ZM102 58C114 60 116 84 106 98L98 96Z', tones.ink),
    face(tones, eyes.closed, ''),
    filled('M56 80C52 106 62 132 80 134 98 132 108 106 104 80 101 90 94 93 80 93S59 90 56 80Z', tones.ink),
    path('M80 93C74 87 64 90 60 98 68 96 74 101 80 97 86 101 92 96 100 98 96 90 86 87 80 93Z', {
      fill: tones.light,
      stroke: tones.deep,
      'stroke-width': weight.fine,
      'stroke-linejoin': 'round',
    }),
    group(
      { fill: 'none', ...ends },
      path('M70 108Q72 120 77 127M90 108Q88 120 83 127M80 106V122', {
        stroke: tones.hair,
        'stroke-width': weight.fine,
      }),
      path('M60 70Q68 64 75 69M85 69Q92 64 100 70', { stroke: tones.ink, 'stroke-width': weight.bold }),
      path('M66 58Q80 54 94 58', { stroke: tones.deep, 'stroke-width': weight.fine }),
      path('M22 155L138 127', { stroke: tones.light, 'stroke-width': weight.line }),
    ),
    path(belt.map((star) => flare(star, 11, 0.24)).join(''), { fill: tones.ink }),
  ];
}

const globe = point(80, 42);

/** Carries a globe on two raised hands. */
export function atlas(tones: Tones): string[] {
  return [
    circle(globe, 32, { fill: tones.deep }),
    group(
      { fill: 'none', stroke: tones.light },
      circle(globe, 32, { 'stroke-width': weight.line }),
      element('ellipse', { cx: 80, cy: 42, rx: 13, ry: 32, 'stroke-width': weight.fine }),
      element('ellipse', {
        cx: 80,
        cy: 42,
        rx: 32,
        ry: 10,
        'stroke-width': weight.line,
        transform: 'rotate(-20 80 42)',
      }),
      path('M80 8V76', { 'stroke-width': weight.fine }),
    ),
    star(point(66, 36), 13, 0.22, tones.ink),
    group(
      { fill: 'none', ...joined },
      path('M48 150L26 118 46 72M112 150L134 118 114 72', { stroke: tones.cloth, 'stroke-width': 15 }),
      path('M45 73L51 61M115 73L109 61', { stroke: tones.light, 'stroke-width': 11 }),
    ),
    filled('M34 168C34 148 42 142 64 136H96C118 142 126 148 126 168Z', tones.cloth),
    group({ transform: 'translate(17 45) scale(.79)' }, face(tones, eyes.closed, mouths.calm)),
    filled('M60 94C58 78 70 74 80 74S102 78 100 94C97 86 90 82 80 82S63 86 60 94Z', tones.hair),
    filled(
      'M61 106C62 124 72 136 80 136S98 124 99 106C96 114 90 116.5 86 116L80 117 74 116C70 116.5 64 114 61 106Z',
      tones.hair,
    ),
    line('M75.5 124Q80 126 84.5 124', tones.ink, 2.2, ends),
    group(
      { fill: 'none', ...joined },
      path('M66 140L80 156 94 140', { stroke: tones.light, 'stroke-width': weight.line }),
    ),
  ];
}

/** A lyre: its arms frame the face, its strings rise from the hair. */
export function lyra(tones: Tones): string[] {
  return [
    group(
      { fill: 'none', stroke: tones.light, 'stroke-linecap': 'round' },
      path('M48 22V60M64 22V50M80 22V46M96 22V50M112 22V60', { stroke: tones.ink, 'stroke-width': weight.fine }),
      path('M54 130C20 112 14 74 28 52 36 40 36 26 22 26M106 130C140 112 146 74 132 52 124 40 124 26 138 26', {
        'stroke-width': weight.bold,
      }),
      path('M33 30H127', { 'stroke-width': weight.bold }),
    ),
    filled('M50 124C36 118 44 104 42 92 40 78 42 38 80 38S120 78 118 92C116 104 124 118 110 124Z', tones.hair),
    shoulders(tones),
    face(tones, eyes.smiling, mouths.calm),
    filled(
      'M54 84C48 56 60 42 82 43 100 44 112 56 106 84 104 74 100 66 92 60 84 68 66 68 58 72 56 76 55 80 54 84Z',
      tones.hair,
    ),
    line(
      'M92 60C100 54 104 50 104 47M47 112C52 100 46 92 48 78M113 112C108 100 114 92 112 78',
      tones.light,
      weight.fine,
      ends,
    ),
    line('M54 130Q80 150 106 130', tones.light, weight.line, ends),
    star(point(80, 141), 12, 0.22, tones.ink),
  ];
}
