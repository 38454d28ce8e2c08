# language: es
Característica: Lo que se hace en la demostración
  Lo hecho queda hecho, hasta que el capacitador vuelve a empezar.

  Regla: Lo que se hace tiene efecto

    @DEM-04 @camino
    Escenario: Lo que Marta pagó está en sus pagos después de recargar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y abre "mis pagos"
      Y recarga la página
      Entonces en la pantalla lee "21/11/2026 · Botón de pago con tarjeta de débito"

    @DEM-04
    Escenario: El celular nuevo de Marta está en sus datos después de recargar
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y abre "mis datos"
      Y recarga la página
      Entonces en la pantalla lee "1155550001"

    @DEM-04
    Escenario: Sigue hecho cuando el capacitador muestra a otro cliente y vuelve
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador entra como Marta
      Y el capacitador entra como Raúl
      Entonces no ve el aviso de deuda

    @DEM-04
    Escenario: Un enlace de otro empieza de cero
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y abre "/inicio?cliente=raul"
      Entonces el aviso de deuda dice "3 vencidas Tenés cuotas vencidas Deuda total $ 101.883,26 Incluye el interés por mora. Con Maestro 7305 ¿No llegás a todo?"

  Regla: Quien empieza de cero no encuentra lo que guardó el dispositivo

    @DEM-03 @DEM-04
    Escenario: Después de volver a empezar, el pago de Marta no está en camino
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y el capacitador vuelve a empezar
      Y el capacitador entra como Marta
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"

    @DEM-03 @DEM-04
    Escenario: Con un enlace de otro, el pago de Marta no está en camino
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y abre "/inicio?cliente=marta"
      Entonces el inicio empieza por "Al día Casa Rivadavia Hogar Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre, en 10 días Con Visa 4821"

    @DEM-04 @HOM-10
    Escenario: Después de volver a empezar, a Diego se le anuncia la línea otra vez
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Y el capacitador vuelve a empezar
      Y el capacitador entra como Diego
      Entonces se abre el cuadro "Llegó la línea de crédito"

    @DEM-04 @HOM-10
    Escenario: Lo guardado sigue cuando el capacitador muestra a otro cliente y vuelve
      Dado que Diego ingresó
      Cuando cierra el cuadro
      Y el capacitador entra como Marta
      Y el capacitador entra como Diego
      Entonces no se abre ningún cuadro

  Regla: Lo hecho viaja con el enlace de la situación

    @DEM-03 @DEM-04
    Escenario: En otro dispositivo está lo que se hizo en éste
      Dado que Raúl ingresó
      Cuando el banco acredita el pago del préstamo "40116602"
      Y el capacitador abre el enlace de la situación
      Entonces no ve el aviso de deuda

    @DEM-03 @DEM-04
    Escenario: Sin las contraseñas, los códigos ni las sesiones
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "secreta123"
      Y el capacitador copia el enlace de la situación
      Entonces el enlace dice "bruno" y no dice "secreta123"

  Regla: Lo que está empezado también viaja

    @DEM-03 @PAY-16
    Escenario: Un pago en duda sigue en duda en otro dispositivo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y el capacitador abre el enlace de la situación
      Entonces ve la pantalla "Tenés un pago en curso"

    @DEM-03 @QRP-06
    Escenario: Las cuotas elegidas de un QR
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y el capacitador abre el enlace de la situación
      Entonces la pantalla dice:
        | Ferretería El Tornillo  |
        | 6 cuotas de $ 10.712,38 |
        | 166,76 %                |

    @DEM-03 @QRP-06
    Escenario: Lo empezado con el panel abierto al lado del portal
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que su ventana mide 1264 píxeles de ancho
      Cuando el capacitador abre el panel
      Y escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y el capacitador abre el enlace de la situación
      Entonces la pantalla dice:
        | Ferretería El Tornillo  |
        | 6 cuotas de $ 10.712,38 |

    @DEM-03 @REF-10
    Escenario: Una refinanciación empezada, con su enlace
      Dado que Ramona recibió su enlace de refinanciación
      Cuando elige refinanciar en "12 cuotas"
      Y el capacitador abre el enlace de la situación
      Entonces la pantalla dice:
        | Validá tu identidad |

  Regla: Lo que no viaja se dice antes

    @DEM-03
    Escenario: Lo escrito sin mandar
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y el capacitador abre el panel
      Entonces el panel dice "No lleva el cambio de celular que está a medias."

    @DEM-03
    Escenario: Una falla elegida que no está puesta
      Dado que Marta ingresó
      Cuando el capacitador elige que falle "la situación de la cuenta" y cierra el panel
      Entonces un aviso dice "La falla que elegiste no está puesta: falta apretar «Que falle así»."

  Regla: El panel habla con palabras

    @DEM-03
    Escenario: Lo que el prestamista decide se elige en castellano
      Dado que nadie ingresó
      Cuando el capacitador abre lo que encuentra el cliente
      Entonces en "En qué termina la validación de identidad" se elige entre:
        | Lo de siempre                        |
        | Es la persona                        |
        | La identidad no coincide             |
        | El registro de personas no responde  |
        | No está en el registro de personas   |

    @DEM-03
    Escenario: Las consultas más usadas están primero, y las otras se buscan
      Dado que nadie ingresó
      Cuando el capacitador busca la consulta "provincias"
      Entonces en "La próxima falla" se elige entre:
        | Elegí una consulta           |
        | Mis datos: Las provincias.   |

    @DEM-03
    Escenario: En una pantalla ancha el panel está al lado del portal
      Dado que Marta ingresó y está en "mis préstamos"
      Y que su ventana mide 1264 píxeles de ancho
      Cuando el capacitador abre el panel
      Y abre la parte "Mi cuenta" del menú
      Y aprieta Escape
      Entonces la parte "Mi cuenta" del menú está cerrada
