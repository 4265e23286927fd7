/** Whether the body says that it is JSON. A page elsewhere cannot say so without the browser asking us first (CORS). */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}
