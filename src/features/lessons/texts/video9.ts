import en from '../../../../locales/en/lessons/video9.json';
import es from '../../../../locales/es/lessons/video9.json';

export const texts = { es, en };
