import type { MailContent } from './mailContent.ts';

export function textLayout({ words, name, interests, links }: MailContent): string {
  return [
    words.greeting(name),
    words.intro,
    `${words.confirm}:\n${links.confirm}`,
    words.how,
    ...(interests.length > 0
      ? [`${words.interested}\n${interests.map((interest) => `- ${interest}`).join('\n')}`]
      : []),
    words.meanwhile,
    words.stranger,
    `${words.leaving}\n${links.leave}`,
    `${words.privacy}:\n${links.privacy}`,
  ]
    .join('\n\n')
    .concat('\n');
}
