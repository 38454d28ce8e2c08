# language: es
Característica: Lo de cada uno
  De lo que es de otra persona no se responde nada, con sesión o sin ella.

  Regla: Un enlace vale por su secreto, no por el CUIT que dice

    @SES-22 @REF-01 @camino
    Escenario: Quien escribe a mano el enlace de Ramona no sabe ni cómo se llama
      Dado que alguien escribe a mano el enlace de refinanciación "27169088336;18;260000.00;2026-11-21"
      Cuando abre el portal
      Entonces la pantalla dice:
        | El enlace no es válido |
      Y no se lee ni queda guardado "Ramona"

    @SES-22 @REF-02
    Escenario: El enlace que venció no dice de quién era
      Dado que Julio recibió su enlace de refinanciación
      Cuando abre el portal
      Entonces ve la pantalla "El enlace venció"
      Y no se lee ni queda guardado "Cabrera"

    @SES-22 @ACC-30
    Esquema del escenario: A la tarjeta no se llega con <qué>
      Dado que nadie ingresó
      Cuando abre "<enlace>"
      Entonces ve la pantalla "El enlace no es válido"
      Y no se lee ni queda guardado "<nombre>"

      Ejemplos:
        | qué               | enlace                                  | nombre  |
        | un CUIT           | /actualizar-td?data=27284561231         | Giménez |
        | un nombre         | /actualizar-td?data=marta               | Giménez |
        | un enlace vencido | el enlace vencido de la tarjeta de Raúl | Peralta  |

    @SES-22 @ACC-30
    Esquema del escenario: El <día> el enlace de la tarjeta <qué>
      Dado que nadie ingresó
      Cuando el capacitador pone la fecha "<día>T23:00"
      Y abre "el enlace de la tarjeta de Marta"
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | día        | qué             | pantalla                       |
        | 2026-11-23 | todavía sirve   | Actualizá tu tarjeta de débito |
        | 2026-11-24 | ya no sirve más | El enlace no es válido         |

    @GEN-11
    Escenario: Lo que guardó una versión anterior del portal también se borra al salir
      Dado que Marta ingresó
      Y que una versión anterior guardó "recentCharges" en su dispositivo
      Cuando Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo ya no queda "recentCharges"

    @SES-13 @GEN-11
    Escenario: De lo que Marta estaba escribiendo no queda nada al salir
      Dado que Marta ingresó y está en "/consultas?externalId=40128753"
      Cuando cuenta "No pedí ese préstamo."
      Y Marta sale desde el menú
      Entonces no se lee ni queda guardado "No pedí ese préstamo."

    @SES-13 @PAY-17
    Escenario: A quien entra después de Marta también se le ofrece la encuesta
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Y Paula ingresa y paga el préstamo "40137745" con su tarjeta guardada
      Y se queda 5.5 segundos en el resultado
      Entonces se le pregunta "¿Cómo te resultó pagar?"
