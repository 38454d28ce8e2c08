# language: es
Característica: Una refinanciación que se pagó desde otro dispositivo
  Si la propuesta sigue en pie lo dice el prestamista, en cada dispositivo y antes de cobrar.

  Regla: Lo que se pagó en un dispositivo no se paga en otro

    @REF-11 @PAY-20 @camino
    Escenario: Quien la pagó y abre el enlace en otro dispositivo lo lee
      Dado que Ramona recibió su enlace de refinanciación
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y sigue en otro dispositivo
      Y abre el enlace de refinanciación de Ramona
      Entonces la pantalla dice:
        | El enlace venció |
        | Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat. |
