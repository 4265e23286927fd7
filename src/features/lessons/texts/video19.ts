import en from '../../../../locales/en/lessons/video19.json';
import es from '../../../../locales/es/lessons/video19.json';

export const texts = { es, en };
