# language: es
Característica: Aceptar una refinanciación y pagar hoy
  Con todo a la vista, Ramona acepta y paga una sola vez.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: La tarjeta se revisa entera y todavía no se cobra

    @REF-08
    Escenario: Se ve cuánto se paga, y no se puede cambiar
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Cargá tu tarjeta de débito                                                   |
        | Con ella pagás hoy. Todavía no se cobra nada: antes ves el resumen.          |
        | Tipo de documento (*)                                                        |
        | DNI                                                                          |
        | Pagás hoy                                                                    |
        | $ 24.099,77                                                                  |
        | No guardamos el número ni el código de seguridad en este dispositivo.        |

    @REF-08
    Escenario: Lo que falta se pide todo junto
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y no completa la tarjeta de la refinanciación
      Entonces se le pide que corrija:
        | Ingresá el número de la tarjeta.             |
        | Ingresá el vencimiento.                      |
        | Ingresá el código de seguridad.              |
        | Ingresá el nombre como figura en la tarjeta. |
        | El DNI es requerido                          |

    @REF-08
    Escenario: El DNI tiene hasta ocho números
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y escribe el DNI "169088334455" de la tarjeta de la refinanciación
      Entonces queda escrito "16908833"

    @REF-08
    Escenario: De la selfie ya hecha se sigue a la tarjeta sin sacarse otra
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y vuelve un paso
      Y toca "Continuar"
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

  Regla: El resumen dice todo lo que se acepta

    @REF-09 @REV-09
    Escenario: Se ve todo antes de aceptar
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Revisá y aceptá       |
        | Tu pago de hoy        |
        | Leí y acepto los términos y condiciones. |
        | Volver                |
        | Pagás hoy             |
        | $ 24.099,77           |
        | Tu deuda total        |
        | $ 240.997,65          |
        | Refinanciás en cuotas |
        | $ 216.897,88          |
        | Vamos a cobrar $ 24.099,77 de tu Visa 4821, una sola vez, cuando toques «Aceptar y pagar». |
        | Los $ 216.897,88 que refinanciás no se depositan en tu cuenta: cancelan lo que queda de tu deuda anterior. |
      Y quien no ve la pantalla oye:
        | Tu refinanciación |

    @REF-09
    Escenario: Desde el resumen se vuelve a la tarjeta
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y vuelve un paso
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

    @REF-09
    Escenario: Mientras se prepara el resumen se dice
      Dado que la consulta de "el costo" no vuelve
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y completa la tarjeta de la refinanciación sin esperar el resumen
      Entonces mientras tanto la pantalla dice:
        | Revisá y aceptá       |
        | Preparando el resumen |

    @REF-09 @REV-09
    Escenario: Si el costo ya no es el que se vio al elegir, se dice qué cambió
      Dado que el costo de la refinanciación sube 100 pesos después de elegir
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Algo del costo cambió                                                                  |
        | No es lo que viste al elegir el plan: Intereses. Revisalo antes de aceptar. |

    @REF-09
    Escenario: Sin aceptar el acuerdo no se paga
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces todavía no puede tocar "Aceptar y pagar": "Aceptá los términos y condiciones para continuar."

    @REF-09 @DEM-05
    Escenario: Los términos se leen antes de aceptar, en un PDF
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y abre el acuerdo de la refinanciación
      Entonces en otra pestaña se abre un "application/pdf"

    @REF-09
    Escenario: Si el acuerdo no se puede abrir se dice
      Dado que la consulta de "el acuerdo" responde con un error
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y toca "Ver términos y condiciones"
      Entonces un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo en unos minutos."

    @REF-09
    Escenario: Si el resumen no se puede armar se dice con su referencia
      Dado que la consulta de "el costo" responde con un error
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos preparar el resumen        |
        | Si nos escribís, pasanos este código: REFINANCING_SUMMARY_ERROR |
        | Probar de nuevo                       |
        | Volver                                |
        | Ir al comienzo                        |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-09
    Escenario: El resumen que falló se prepara de nuevo sin volver a escribir la tarjeta
      Dado que la consulta de "el costo" responde con un error
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y prueba de nuevo
      Entonces ve la pantalla "Revisá y aceptá"

    @REF-09
    Esquema del escenario: Del resumen que falló se puede <camino>
      Dado que la consulta de "el costo" responde con un error
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y toca "<camino>"
      Entonces ve la pantalla "<pantalla>"

      Ejemplos:
        | camino         | pantalla                   |
        | Volver         | Cargá tu tarjeta de débito |
        | Ir al comienzo | Refinanciá tu deuda        |

    @REF-09 @PAY-14
    Escenario: De una tarjeta de marca desconocida se dice la terminación
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y completa la tarjeta "9000000000000001" de la refinanciación
      Entonces la pantalla dice:
        | Vamos a cobrar $ 24.099,77 de tu tarjeta de débito 0001, una sola vez, cuando toques «Aceptar y pagar». |

    @REF-09 @PAY-19
    Escenario: Al recargar el resumen la tarjeta se pide otra vez
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y recarga la página
      Entonces ve la pantalla "Cargá tu tarjeta de débito"
      Y el número y el código no quedaron escritos

  Regla: Se paga una sola vez

    @REF-10 @REF-11 @camino
    Escenario: Ramona refinancia su deuda
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | ¡Listo! Refinanciaste tu deuda         |
        | Recibimos tu pago de $ 24.099,77.                |
        | Tu primera cuota vence el 1 de enero de 2027.    |
        | Tu deuda anterior puede tardar entre 24 y 48 horas en verse al día. No hace falta que nos mandes el comprobante. |
        | Ir al portal                                     |
        | Salir                                            |
      Y se cobró 1 vez

    @REF-10 @REF-09
    Escenario: Si el primer vencimiento cambió después de elegir, al final se lee el nuevo
      Dado que el primer vencimiento de la refinanciación pasa al "2027-01-10" después de elegir
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | Tu primera cuota vence el 10 de enero de 2027. |

    @REF-10
    Escenario: Del final se va al portal, y no queda nada de la refinanciación
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Ir al portal"
      Entonces llega a "/splash"
      Y no se lee ni queda guardado "27169088336"
      Y no se lee ni queda guardado "Ramona"

    @REF-10 @GEN-11
    Escenario: Salir lleva a la página de la empresa, y tampoco deja nada
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Salir"
      Entonces llega a "https://www.example.com.ar/"
      Y no se lee ni queda guardado "27169088336"
      Y no se lee ni queda guardado "Ramona"

    @REF-10
    Escenario: Si la empresa no tiene una página, salir lleva al portal
      Dado que la empresa no tiene una página propia
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Salir"
      Entonces llega a "/splash"

    @REF-11
    Escenario: Lo pagado no se paga otra vez volviendo atrás
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre "/refinanciacion/forma-pago"
      Entonces llega a "/refinanciacion/final"

    @REF-11
    Escenario: Abrir el enlace otra vez dice que ya está pagada
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación de Ramona
      Entonces la pantalla dice:
        | Ya pagaste esta refinanciación |
        | No tenés que hacer nada más. Tu deuda anterior puede tardar entre 24 y 48 horas en verse al día. |
      Y la pantalla lleva a:
        | Ir al portal | /mi-cuenta |

    @REF-11
    Escenario: Tocar dos veces cobra una
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y acepta y toca pagar dos veces seguidas
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-11
    Escenario: Si el importe cambió no se cobra nada y se ve el nuevo
      Dado que la propuesta cambia antes de que Ramona pague
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "Refinanciá tu deuda"
      Y la pantalla dice:
        | Tu propuesta cambió y no enviamos tu pago. |
        | $ 30.000,00                                |
      Y no ve ningún aviso
      Y se cobró 0 veces

    @REF-11
    Escenario: Si la propuesta no se puede leer no se cobra y la tarjeta sigue ahí
      Dado que la propuesta no se puede leer antes de que Ramona pague
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Aceptar y pagar"
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

    @REF-02
    Escenario: El enlace vence antes de pagar
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y pasan 32400 segundos
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "El enlace venció"
      Y se cobró 0 veces

  Regla: Otro enlace es otra refinanciación

    @REF-11
    Escenario: Lo que se pagó con un enlace no cierra el que llega después
      Dado que a quien refinanció se le ofrece otra vez
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 2 veces
      Y se crearon 2 refinanciaciones

    @REF-11 @PAY-20
    Escenario: Antes de pagar otro enlace se recuerda lo que ya se pagó
      Dado que a quien refinanció se le ofrece otra vez
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Entonces la pantalla dice:
        | Ya pagaste una refinanciación |
        | En las últimas 48 horas pagaste $ 24.099,77 por una refinanciación. Si esta propuesta es por la misma deuda, no la pagues de nuevo: escribinos por chat. |

    @REF-11 @PAY-16
    Escenario: Un pago que no llegó no se cambia por otro de otro importe
      Dado que la consulta de "el anticipo" no llega
      Y que el enlace que sigue pide hoy otro importe
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | Esperemos tu pago anterior |
        | Quisiste pagar $ 24.099,77, y ese pago todavía puede llegar. Para que no te cobren dos veces, esta propuesta se puede pagar desde el 23 de noviembre de 2026, 12:00. Si lo empezaste con otro enlace que sigue abierto, podés terminarlo ahí. Si no, escribinos por chat. |
      Y se cobró 0 veces

    @REF-11 @PAY-16
    Escenario: A las 48 horas el otro importe se puede pagar
      Dado que la consulta de "el anticipo" no llega
      Y que el enlace que sigue pide hoy otro importe
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre "/arrepentimiento"
      Y pasan 172801 segundos
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-23"
      Entonces ve la pantalla "Refinanciá tu deuda"
      Y la pantalla dice:
        | $ 30.000,00 |

    @REF-11 @PAY-16
    Escenario: Mientras no se sabe si un enlace se pagó, el otro espera
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Entonces ve la pantalla "Estamos confirmando tu pago"
