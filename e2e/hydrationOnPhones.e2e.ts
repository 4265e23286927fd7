import { hydratesAt } from './support/hydratesAt';

// A file of its own, so that it runs beside the other; each language on the other side of the date line than there.
hydratesAt({ width: 390, height: 844 }, [
  { language: 'es', timezoneId: 'Pacific/Kiritimati' },
  { language: 'en', timezoneId: 'America/Los_Angeles' },
]);
