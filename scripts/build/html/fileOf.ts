/** The file inside the built site that answers an address: `/videos` → `videos/index.html`, `/en/404` → `en/404.html`. */
export function fileOf(address: string): string {
  const name = address.slice(1);
  if (name.endsWith('404')) return `${name}.html`;
  return name ? `${name}/index.html` : 'index.html';
}
