import type { Browser, CDPSession } from 'playwright-core';

type Send = <Answer = unknown>(method: string, params?: object) => Promise<Answer>;

/**
 * Opens a tab that Playwright does not control. Playwright listens to the console and to errors, which makes V8 record a stack for
 * every error object that React creates at its start: it parses the whole script again, a tenth of a second that no visitor waits.
 */
export async function onPlainTab<Result>(browser: Browser, measure: (send: Send) => Promise<Result>): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    return await measure(sender(session, sessionId));
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

function sender(session: CDPSession, sessionId: string): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async (method, params = {}) => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as never;
  };
}
