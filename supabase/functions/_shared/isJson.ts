/** Whether the content type is JSON. A page of another origin cannot send it without a CORS preflight. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}
