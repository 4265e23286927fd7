import type { HeaderRule } from '../../../../server/static/headerRules';
import { cloudflareHandler } from './cloudflareHandler';

/** Set by the build. */
declare const HEADER_RULES: HeaderRule[];

export default { fetch: cloudflareHandler(HEADER_RULES) };
