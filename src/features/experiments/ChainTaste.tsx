import { useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { publicFile } from '../../lib/site';
import { selectChain } from './chainSlice';
import { ChainTools } from './ChainTools';
import { useHasCrypto } from './ExperimentFrame';

/** The chain alone, over the drawing that held its place. The drawing stays where the styles or Web Crypto are missing. */
export function ChainTaste() {
  const [isStyled, setStyled] = useState(false);
  const hasCrypto = useHasCrypto();
  const { hasCryptoFailed } = useAppSelector(selectChain);
  return (
    <>
      <link rel="stylesheet" href={publicFile('/styles/experiments.css')} onLoad={() => setStyled(true)} />
      {isStyled && hasCrypto && !hasCryptoFailed && <ChainTools />}
    </>
  );
}
