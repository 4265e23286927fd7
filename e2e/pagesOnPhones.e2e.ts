import { phone } from './support/journey';
import { opensEveryKind } from './support/opensEveryKind';

// A file of its own, so that it runs beside the other.
opensEveryKind({ viewport: phone, language: 'es' });
