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

function sender(session: CDPSession, sessionId: string): Send {
  let last = 0;
  return (method, params = {}) => {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      const listen = ({ message }: { message: string }) => {
        const answer = JSON.parse(message) as { id?: number; result: never; error?: { message: string } };
        if (answer.id !== id) return;
        session.off('Target.receivedMessageFromTarget', listen);
        if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
        else resolve(answer.result);
      };
      session.on('Target.receivedMessageFromTarget', listen);
      const sent = { sessionId, message: JSON.stringify({ id, method, params }) };
      session.send('Target.sendMessageToTarget', sent).catch(reject);
    });
  };
}
