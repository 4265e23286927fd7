import { readText } from '../_shared/readText.ts';

const MAX_BODY = 4 * 1024;

/** Whether the body is the pair that RFC 8058 asks for, as a form or as multipart. */
export async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? '';
  const text = await readText(request, MAX_BODY);
  if (!text) return false;
  try {
    const fields = await new Response(text, { headers: { 'content-type': type } }).formData();
    return fields.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}
