import { parseWebVtt } from './webVtt';

const captions = `WEBVTT - Lesson 3

NOTE Written by ear.
Over two lines.

STYLE
::cue { color: white }

first
00:00.500 --> 00:02.000 align:start line:0
<v Vega>Hola, <i>soy Vega</i>
y <c.bright>esto</c> es <00:00:01.000>nuevo.

01:00:02.000 --> 01:00:03.250
1 &lt; 2 &amp; 3&nbsp;&gt; 2
`;

it('B13 reads the lines of captions with their times and who speaks, without notes, styles and tags', () => {
  expect(parseWebVtt(captions)).toEqual([
    { start: 0.5, end: 2, text: 'Hola, soy Vega y esto es nuevo.', speaker: 'Vega' },
    { start: 3602, end: 3603.25, text: '1 < 2 & 3 > 2' },
  ]);
});

const only = (cue: string) => parseWebVtt(`WEBVTT\n\n${cue}\n`);

it('B13 reads hours, minutes and seconds', () => {
  expect(only('01:02:03.500 --> 12:34:56.789\nHola')).toEqual([{ start: 3723.5, end: 45_296.789, text: 'Hola' }]);
});

it.each([
  ['<v.loud.first  Vega >Hola', { text: 'Hola', speaker: 'Vega' }],
  ['<v\tVega y Nova>Hola', { text: 'Hola', speaker: 'Vega y Nova' }],
  ['Dice <v Vega>hola', { text: 'Dice hola' }],
  ['  Hola,  \n\t qué tal  ', { text: 'Hola, qué tal' }],
  ['&lrm;a&rlm;b', { text: '\u200Ea\u200Fb' }],
])('B13 reads %j', (said, line) => {
  expect(only(`00:01.000 --> 00:02.000\n${said}`)).toEqual([{ start: 1, end: 2, ...line }]);
});

it.each(['A NOTE', 'NOTES', 'STYLEs'])('B13 takes the name %s of a cue for no note', (name) => {
  expect(only(`${name}\n00:01.000 --> 00:02.000\nHola`)).toHaveLength(1);
});

it.each([
  ['a byte order mark', `\uFEFF${captions}`],
  ['line ends of Windows', captions.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', captions.replaceAll('\n', '\r')],
  ['many empty lines', captions.replaceAll('\n\n', '\n\n\n\n')],
  ['no line end at the end', captions.trimEnd()],
])('B13 reads the same from captions with %s', (_, file) => {
  expect(parseWebVtt(file)).toEqual(parseWebVtt(captions));
});

it.each(['WEBVTT', 'WEBVTT From castle --> to app'])('B13 finds no line in captions that have none yet: %s', (file) => {
  expect(parseWebVtt(file)).toEqual([]);
});

const after = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\nHola\n\n${text}`;

it.each([
  ['', 'line 1: The file has to begin with WEBVTT.'],
  ['\nWEBVTT', 'line 1: The file has to begin with WEBVTT.'],
  ['WEBVTTX\n', 'line 1: The file has to begin with WEBVTT.'],
  ['WEBVTT\n00:01.000 --> 00:02.000\nHola', 'line 2: An empty line has to stand before the first cue.'],
  [after('00:03,000 --> 00:04,000\nHola'), 'line 6: Expected times such as'],
  [after('00:03.000 --> 00:61.000\nHola'), 'line 6: Expected times such as'],
  [after('00:03.000-->00:04.000\nHola'), 'line 6: Expected times such as'],
  [after('a name\nHola'), 'line 7: Expected times such as'],
  [after('a name'), 'line 6: Expected times such as'],
  [after('a name\n00:03.000 --> 00:03.000\nHola'), 'line 7: The cue ends before it begins.'],
  [after('a name\n00:01.000 --> 00:04.000\nHola'), 'line 7: The cue does not begin after the one above it.'],
  [after('a name\n00:03.000 --> 00:04.000'), 'line 7: The cue has no text.'],
  [after('00:03.000 --> 00:04.000\n<b></b>'), 'line 6: The cue has no text.'],
  [after('00:03.000 --> 00:04.000\nHola\n00:05.000 --> 00:06.000\nHola'), 'line 8: An empty line has to stand'],
  [after('00:03.000 --> 00:04.000\nHola\n<font>Hola</font>'), 'line 8: A tag is unknown or unfinished'],
  [after('00:03.000 --> 00:04.000\n1 < 2'), 'line 7: A tag is unknown or unfinished'],
  [after('00:03.000 --> 00:04.000\n&eacute;l'), 'line 7: &eacute; is unknown.'],
  [after('a name\n00:03.000 --> 00:04.000\nHola\n1 < 2'), 'line 9: A tag is unknown or unfinished'],
])('B13 names the line that is wrong in %j', (file, fault) => {
  expect(() => parseWebVtt(file)).toThrow(fault);
});
