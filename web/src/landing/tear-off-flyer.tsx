const tabs = ['Ines', 'Ines', null, 'Ines', null, 'Ines', 'Ines'];

export function TearOffFlyer() {
  return (
    <div className="notice flyer">
      <p className="title">Cellist wanted</p>
      <p className="prose">Sad scenes, good snacks.</p>
      <div className="tabs">
        {tabs.map((name, index) => (
          <span key={`${index}-${name}`} className={name ? undefined : 'gone'}>
            {name && `${name}, room 414`}
          </span>
        ))}
      </div>
    </div>
  );
}
