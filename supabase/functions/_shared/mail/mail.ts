/** A mail without sender and recipient, in the form that Resend takes. */
export interface Mail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The headers of RFC 8058, with which mail programs show a button of their own that leaves at once. */
export function leaveHeaders(functionsUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${functionsUrl}/leave-waitlist?${new URLSearchParams({ token })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
