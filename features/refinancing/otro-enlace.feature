# language: es
Característica: Refinanciar con dos enlaces, y lo que se pagó con cada uno
  Lo que ya se pagó se lee antes de pagar otra vez, y lo que no llegó se paga con cualquiera de los dos.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación
    Y que a quien refinanció se le ofrece otra vez

  Regla: Lo que se pagó en otra pestaña se lee antes de pagar de nuevo

    @REF-11 @PAY-20
    Escenario: Quien no lo leyó no guarda otro plan
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y ve los planes de la refinanciación
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y elige el plan de "6 cuotas"
      Entonces la pantalla dice:
        | Refinanciá tu deuda           |
        | Ya pagaste una refinanciación |
      Y se cobró 1 vez
      Y se creó 1 refinanciación

    @REF-11 @PAY-20
    Escenario: Tampoco si vuelve a cargar los planes
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y ve los planes de la refinanciación
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y recarga la página
      Y elige el plan de "6 cuotas"
      Entonces la pantalla dice:
        | Refinanciá tu deuda           |
        | Ya pagaste una refinanciación |
      Y se creó 1 refinanciación

    @REF-11 @PAY-16 @PAY-20
    Escenario: Tampoco quien iba a intentar el pago que en otra pestaña ya llegó
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Y en otra pestaña vuelve a intentarlo con "12 cuotas"
      Y elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Refinanciá tu deuda           |
        | Ya pagaste una refinanciación |
      Y se creó 1 refinanciación

    @REF-11 @PAY-20
    Escenario: Quien estaba por pagar lo lee antes
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y llega al resumen de refinanciar en "6 cuotas"
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y acepta y paga la refinanciación
      Entonces la pantalla dice:
        | Refinanciá tu deuda           |
        | Ya pagaste una refinanciación |
      Y se cobró 1 vez

    @REF-11 @PAY-20 @camino
    Escenario: Quien lo leyó puede pagar otra
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y ve los planes de la refinanciación
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y elige el plan de "6 cuotas"
      Y acepta refinanciar en "6 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 2 veces

  Regla: El pago que no llegó se intenta aunque ya se haya pagado otro

    @REF-11 @PAY-16
    Escenario: Se intenta con el enlace de ese pago
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y acepta refinanciar en "6 cuotas" y paga
      Y vuelve a intentar el pago de la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 2 veces

    @REF-11 @PAY-16
    Escenario: También con el enlace que ya se pagó, después de leerlo
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y acepta refinanciar en "6 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-21"
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | Ya pagaste una refinanciación |
      Cuando acepta refinanciar en "6 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 2 veces

    @REF-11 @PAY-20
    Escenario: Si ese pago se rechaza, no se dice que lo pagado antes era éste
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "el anticipo" no llega
      Y que la consulta de "el anticipo" no llega
      Y que en qué terminó el prestamista dice que se aprobó
      Y que en qué terminó el prestamista dice que no le llegó
      Y que en qué terminó el prestamista dice que no le llegó
      Y que en qué terminó el prestamista dice que se rechazó
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y acepta refinanciar en "6 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-21"
      Y toca "Volver a intentar"
      Y acepta refinanciar en "6 cuotas" y paga
      Entonces ve la pantalla "El pago no se hizo"
      Cuando prueba con otra tarjeta y paga
      Entonces ve la pantalla "Ya pagaste esta refinanciación"
      Y se cobró 1 vez

  Regla: Lo que se pagó con este enlace no se dice de otro

    @REF-11 @REF-10
    Escenario: Quien pagó en otra pestaña lo lee cuando vence el enlace
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-21"
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y pasan 32400 segundos
      Entonces ve la pantalla "Ya pagaste esta refinanciación"

    @REF-11 @PAY-20
    Escenario: Quien pagó con este enlace lo que no había llegado con el otro no lee que fue con otro
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Y acepta refinanciar en "12 cuotas" y paga
      Y toca "Ir al portal"
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Entonces la pantalla dice:
        | Ya pagaste una refinanciación |
        | En las últimas 48 horas pagaste $ 24.099,77 por una refinanciación. Si esta propuesta es por la misma deuda, no la pagues de nuevo: escribinos por chat. |
