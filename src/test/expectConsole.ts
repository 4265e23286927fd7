type Level = 'error' | 'warn' | 'info' | 'log';
const levels: Level[] = ['error', 'warn', 'info', 'log'];

/** How long a check of development took tells about the machine, not about the site. */
const machineTalk = /InvariantMiddleware took \d+ms/;

let calls: { level: Level; text: string }[] = [];

/** Makes every test fail that writes to the console without having said so. */
export function failOnUnexpectedConsole(): void {
  beforeEach(() => {
    calls = [];
    for (const level of levels) {
      jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
        const text = parts.map(String).join(' ');
        if (!machineTalk.test(text)) calls.push({ level, text });
      });
    }
  });
  afterEach(() => {
    const unexpected = calls.map(({ level, text }) => `state it with expectConsole('${level}', …), or fix it: ${text}`);
    calls = [];
    expect(unexpected).toEqual([]);
  });
}

/** States that the console was told this, once, and takes it off the list. */
export function expectConsole(level: Level, text: RegExp | string): void {
  const matches = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said));
  const index = calls.findIndex((call) => call.level === level && matches(call.text));
  expect({ calls, found: index >= 0 }).toMatchObject({ found: true });
  calls.splice(index, 1);
}
