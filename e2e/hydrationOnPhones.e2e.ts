import { hydratesAt } from './support/hydratesAt';

// A file of its own, so that it runs beside the other.
hydratesAt({ width: 390, height: 844 });
