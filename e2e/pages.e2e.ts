import { wide } from './support/journey';
import { opensEveryKind } from './support/opensEveryKind';

opensEveryKind({ viewport: wide, language: 'en' });
