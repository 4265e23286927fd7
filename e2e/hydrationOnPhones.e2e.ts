import { hydratesAt } from './support/hydratesAt';
import { phone } from './support/journey';

// A file of its own, so that it runs beside the other.
hydratesAt({ viewport: phone, language: 'es', timezoneId: 'America/Los_Angeles' });
