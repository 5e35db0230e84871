import { useEffect, useRef, useState } from 'react';
import { preferred } from '../theme.ts';

interface Part {
  /** Selects the part's element. */
  selector: string;
  name: string;
  /** The address of the part's docs page. */
  page: string;
  what: string;
}

const zoom = 0.5;

interface ComposedProps {
  /** The id of a page's story. */
  story: string;
  /** The height of the part of the page to show, in px. */
  height: number;
  parts: readonly Part[];
}

/** A live page with numbered parts, and a key to the numbers. */
export function Composed({ story, height, parts }: ComposedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [tops, setTops] = useState<number[]>([]);
  useEffect(() => {
    // Polls, because the frame renders its story after `load` and then fires no event.
    const timer = setInterval(() => {
      const elements = parts.map(({ selector }) =>
        frame.current?.contentDocument?.querySelector(selector),
      );
      if (!elements.every((element) => element != null)) return;
      clearInterval(timer);
      setTops(elements.map((element) => element.getBoundingClientRect().top));
    }, 300);
    return () => clearInterval(timer);
  }, [parts]);
  return (
    <div className="composed">
      <div className="composed-page" style={{ width: 1280 * zoom, height: height * zoom }}>
        <iframe
          ref={frame}
          title={story}
          inert
          src={`iframe.html?id=${story}&viewMode=story&globals=theme:${preferred}`}
          style={{ width: 1280, height, zoom }}
        />
        {tops.map((top, index) => (
          <span key={parts[index]?.name} style={{ top: top * zoom }}>
            {index + 1}
          </span>
        ))}
      </div>
      <ol>
        {parts.map(({ name, page, what }) => (
          <li key={name}>
            <a href={`?path=/docs/${page}--docs`}>{name}</a>: {what}
          </li>
        ))}
      </ol>
    </div>
  );
}
