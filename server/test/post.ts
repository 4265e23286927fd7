import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** Posts JSON over a keep-alive connection, with less work than `fetch`, and returns the status. */
export function post(url: string, path: string, body: unknown): Promise<number> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(url + path, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    })
      .on('response', (response) =>
        response
          .resume()
          .on('end', () => resolve(response.statusCode!))
          .on('error', reject),
      )
      .on('error', reject)
      .end(text);
  });
}
