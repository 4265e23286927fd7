import en from '../../../../locales/en/lessons/video10.json';
import es from '../../../../locales/es/lessons/video10.json';

export const texts = { es, en };
