const tabs = [1, 2, 3, 4, 5, 6, 7];
const tornOff = [3, 5];

export function TearOffFlyer() {
  return (
    <div className="notice flyer">
      <p className="title">Cellist wanted</p>
      <p className="prose">Sad scenes, good snacks.</p>
      <div className="tabs">
        {tabs.map((tab) => (
          <span key={tab} className={tornOff.includes(tab) ? 'gone' : undefined}>
            Ines, room 414
          </span>
        ))}
      </div>
    </div>
  );
}
