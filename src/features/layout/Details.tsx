import { useEffect, useRef, type ComponentProps } from 'react';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { detailsToggled, selectIsOpen } from './layoutSlice';

interface DetailsProps extends Omit<ComponentProps<'details'>, 'ref'> {
  /** Under which the store knows whether it is open (B8). */
  name: string;
}

/** The browser's own disclosure, which opens without scripts too. It works before React does, so it may have been opened then. */
export function Details({ name, ...rest }: DetailsProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => selectIsOpen(state, name));
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (element.current?.open && !isOpen) dispatch(detailsToggled({ id: name, isOpen: true }));
  }, [dispatch, isOpen, name]);
  const onToggle = () => {
    const isShown = element.current?.open ?? false;
    if (isShown !== isOpen) dispatch(detailsToggled({ id: name, isOpen: isShown }));
  };
  return <details {...rest} ref={element} open={isOpen} onToggle={onToggle} />;
}
