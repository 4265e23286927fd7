import { useEffect, useRef, type ComponentProps } from 'react';

/** A checkbox or radio button whose state the store holds. After a reload Firefox ticks what was ticked before, which hydration leaves. */
export function CheckInput({ checked, ...rest }: ComponentProps<'input'> & { checked: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current!.checked = checked;
  }, [checked]);
  return <input ref={box} type="checkbox" className="form-check-input" checked={checked} {...rest} />;
}
