# language: es
Característica: Refinanciar una deuda con un enlace
  Con su enlace, Ramona elige las cuotas, valida su identidad, carga su tarjeta, revisa todo y paga.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Se elige en cuántas cuotas pagar

    @REF-05
    Escenario: Los planes van del más largo al más corto, con lo que se paga hoy y lo que se refinancia
      Cuando ve los planes de la refinanciación
      Entonces los planes son:
        | 18 cuotas |
        | 12 cuotas |
        | 9 cuotas  |
        | 6 cuotas  |
        | 3 cuotas  |
        | 1 cuota   |
      Y la pantalla dice:
        | de $ 30.075,74 cada una |
        | CFT 176,94 %          |
        | Planes de cuotas      |
        | Pagás hoy             |
        | $ 24.099,77           |
        | Refinanciás en cuotas |
        | $ 216.897,88          |

    @REF-05
    Escenario: Mientras se buscan los planes se dice
      Dado que la consulta de "los planes de la refinanciación" no vuelve
      Cuando toca "Continuar"
      Entonces mientras tanto la pantalla dice:
        | Elegí en cuántas cuotas pagar |
        | Buscando los planes de cuotas |

    @REF-05
    Escenario: Mientras se guarda el plan se dice
      Dado que la consulta de "la refinanciación" no vuelve
      Cuando ve los planes de la refinanciación
      Y marca el plan de "12 cuotas"
      Y toca "Continuar"
      Entonces mientras tanto la pantalla dice:
        | Estamos guardando tu plan. Puede tardar unos segundos. |

    @REF-05 @REF-11
    Escenario: Un plan del que no se sabía y que no se guardó se dice
      Dado que la respuesta de "la refinanciación" se pierde
      Y que en qué terminó el prestamista dice que se rechazó
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                  |
        | No se creó ningún préstamo. Probá de nuevo. |

    @REF-05
    Escenario: Sin elegir un plan no se puede seguir
      Cuando ve los planes de la refinanciación
      Entonces todavía no puede tocar "Continuar": "Elegí un plan para continuar."

    @REF-05 @camino
    Escenario: Al continuar se crea el préstamo con ese plan y sigue la selfie
      Cuando elige refinanciar en "12 cuotas"
      Entonces llega a "/refinanciacion/selfie"
      Y se creó 1 refinanciación

    @REF-05
    Escenario: Desde los planes se vuelve un paso
      Cuando ve los planes de la refinanciación
      Y vuelve un paso
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-05
    Escenario: Si los planes no se pueden buscar se dice con qué referencia
      Dado que la consulta de "los planes de la refinanciación" responde con un error
      Cuando ve los planes de la refinanciación
      Entonces la pantalla dice:
        | No pudimos buscar los planes de cuotas       |
        | Si nos escribís, pasanos este código: GET_REFINANCING_INSTALLMENT_PLAN |
        | Probar de nuevo                              |
        | Volver                                       |

    @REF-05
    Escenario: De los planes que no llegaron se vuelve un paso
      Dado que la consulta de "los planes de la refinanciación" responde con un error
      Cuando ve los planes de la refinanciación
      Y vuelve un paso
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-05
    Escenario: Sin planes también se vuelve un paso
      Dado que la consulta de "los planes de la refinanciación" no trae nada
      Cuando ve los planes de la refinanciación
      Y vuelve un paso
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-05
    Esquema del escenario: Los planes que no llegaron se buscan de nuevo: <falla>
      Dado que la consulta de "los planes de la refinanciación" <falla>
      Cuando ve los planes de la refinanciación
      Y prueba de nuevo
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"

      Ejemplos:
        | falla                           |
        | responde que el pedido está mal |
        | no se puede leer                |
        | no llega                        |

    @REF-05 @REV-09
    Escenario: Antes de crear el préstamo se ve cuánto cuesta el plan elegido
      Cuando ve los planes de la refinanciación
      Y marca el plan de "12 cuotas"
      Entonces la pantalla dice:
        | Costo financiero total (CFT) |
        | 176,94 %                     |
        | Total que devolvés           |
        | $ 360.908,88                 |
      Y se crearon 0 refinanciaciones

    @REF-05 @GEN-10
    Escenario: Un plan que no se entiende no tapa a los demás, y se dice
      Dado que en "los planes de la refinanciación" viene algo que no se puede leer
      Cuando ve los planes de la refinanciación
      Y marca el plan de "12 cuotas"
      Entonces el plan elegido es "12 cuotas"
      Y se le dice que hay algo que no se pudo mostrar

    @REF-05
    Escenario: Sin planes se dice a quién preguntarle
      Dado que la consulta de "los planes de la refinanciación" no trae nada
      Cuando ve los planes de la refinanciación
      Entonces la pantalla dice:
        | Por ahora no hay planes de cuotas |
        | Con los datos de tu enlace no encontramos un plan. Escribinos por chat y vemos cómo seguir. |
        | Volver                            |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-05
    Escenario: Un préstamo que el prestamista no crea se dice con su referencia: el pedido está mal
      Dado que la consulta de "la refinanciación" responde que el pedido está mal
      Y que en qué terminó el prestamista dice que se rechazó
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                       |
        | No se creó ningún préstamo. Probá de nuevo.      |
        | Si nos escribís, pasanos este código: REFINANCING_CONFIRM_INSTALLMENT_PLAN |
      Y el plan elegido es "12 cuotas"

    @REF-11
    Escenario: Si los importes cambiaron no se crea nada y se ven los nuevos
      Dado que la propuesta cambia mientras Ramona elige el plan
      Cuando elige refinanciar en "12 cuotas"
      Entonces ve la pantalla "Refinanciá tu deuda"
      Y la pantalla dice:
        | Tu propuesta cambió y no guardamos tu plan. |
        | $ 30.000,00                                 |
      Y no ve ningún aviso
      Y se crearon 0 refinanciaciones

    @REF-02
    Escenario: El enlace vence entre un paso y otro
      Cuando ve los planes de la refinanciación
      Y pasan 32400 segundos
      Y elige el plan de "12 cuotas"
      Entonces ve la pantalla "El enlace venció"
      Y se crearon 0 refinanciaciones

  Regla: La identidad se valida con una selfie

    @REF-06
    Escenario: En un celular se explica y se sigue
      Cuando elige refinanciar en "12 cuotas"
      Entonces la pantalla dice:
        | Validá tu identidad     |
        | Para cuidar tus datos, comprobamos que seas vos con una selfie. |
        | Continuar con la selfie |
        | Volver                  |

    @REF-06
    Escenario: En una computadora sólo se puede escanear el código o volver
      Cuando elige refinanciar en "12 cuotas" en una computadora
      Entonces puede escanear "Código QR para abrir tu refinanciación en el celular"
      Y la pantalla dice:
        | La selfie se saca con el celular. Escaneá este código con la cámara y seguí desde ahí. |
      Y el código abre el enlace de refinanciación de Ramona
      Y los botones son:
        | Volver |

    @REF-06
    Escenario: Desde la selfie se vuelve a los planes, con el que estaba elegido
      Cuando elige refinanciar en "12 cuotas"
      Y vuelve un paso
      Entonces el plan elegido es "12 cuotas"

    @REF-06
    Escenario: Si la selfie no puede empezar se avisa y se queda ahí
      Dado que la consulta de "la validación de identidad" responde con un error
      Cuando elige refinanciar en "12 cuotas"
      Y pide sacarse la selfie de la refinanciación
      Entonces un aviso dice "No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos."
      Y ve la pantalla "Validá tu identidad"

    @REF-07
    Esquema del escenario: Si la selfie termina en "<final>" no se sigue
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "<final>"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad |
        | No se hizo ningún pago. Probá otra vez con buena luz y tu DNI a mano. |
        | Sacarme otra selfie             |
        | Volver                          |
      Y llega a "/refinanciacion/biometria"

      Ejemplos:
        | final                        |
        | No es la persona (NO_HIT)    |
        | Error del registro (ERR_RNP) |
        | Abandonar la validación      |

    @REF-07
    Esquema del escenario: Con la identidad validada sigue la tarjeta, vuelva como vuelva: <nombre>
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)" y vuelve con "<nombre>"
      Entonces ve la pantalla "Cargá tu tarjeta de débito"
      Y llega a "/refinanciacion/forma-pago"

      Ejemplos:
        | nombre        |
        | externaltxid  |
        | externaltrxid |
        | externalID    |

    @REF-07
    Escenario: Mientras se consulta la selfie se dice qué se espera
      Dado que la consulta de "el resultado de la selfie" no vuelve
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina sin que se sepa el resultado
      Entonces mientras tanto la pantalla dice:
        | Estamos validando tu identidad                    |
        | Puede tardar unos segundos. No cierres esta pantalla. |
        | Consultando el resultado de la selfie              |

    @REF-07
    Escenario: Otra selfie después de una que no sirvió
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "No es la persona (NO_HIT)"
      Y vuelve a sacarse la selfie de la refinanciación
      Entonces ve la pantalla "Validá tu identidad"

    @REF-07
    Escenario: De una selfie que no sirvió se vuelve al comienzo
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "No es la persona (NO_HIT)"
      Y vuelve un paso
      Entonces ve la pantalla "Refinanciá tu deuda"

    @REF-07
    Escenario: Lo que vuelve con la selfie de otra persona no valida a nadie
      Dado que la validación de identidad resulta "HIT"
      Cuando elige refinanciar en "12 cuotas"
      Y vuelve a la refinanciación con la selfie de otra persona
      Entonces ve la pantalla "No pudimos validar tu identidad"

    @REF-07
    Esquema del escenario: El resultado que <falla> se consulta de nuevo
      Dado que la consulta de "<cuál>" <falla>
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Y consulta de nuevo la selfie
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

      Ejemplos:
        | cuál                       | falla                 |
        | el resultado de la selfie  | responde con un error |
        | el resultado de la selfie  | no llega              |
        | el resultado de la selfie  | no se puede leer      |
        | la foto de la selfie       | responde con un error |

    @REF-06 @REF-07
    Escenario: Recargar mientras se espera el resultado no pierde nada
      Dado que la consulta de "el resultado de la selfie" responde con un error
      Cuando elige refinanciar en "12 cuotas"
      Y la selfie de la refinanciación termina en "Es la persona (HIT)"
      Y recarga la página
      Entonces ve la pantalla "Cargá tu tarjeta de débito"
