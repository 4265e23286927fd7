/** The sources of each directive of a Content-Security-Policy, by its name. */
export function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

export function isHash(source: string): boolean {
  return /^'sha(256|384|512)-[\w+/=]+'$/.test(source);
}
