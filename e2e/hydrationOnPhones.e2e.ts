import { takesOverAt } from './support/takesOverAt';

// A file of its own, so that it runs beside the other.
takesOverAt({ width: 390, height: 844 });
