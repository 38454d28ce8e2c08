# language: es
Característica: Lo que se pide demasiadas veces
  Quien prueba de más espera, sabe cuánto, y no pierde lo que escribió ni el camino que le queda.

  Regla: Al ingresar se dice qué se pidió de más y cuánto falta

    @SES-22 @ACC-03 @camino
    Escenario: Se buscaron muchos DNI
      Dado que Marta está por ingresar
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando ingresa el DNI "28456123"
      Entonces se le pide que corrija: "Desde esta conexión se buscaron muchos DNI. Podés probar de nuevo en 1 hora."

    @SES-22 @ACC-13
    Escenario: Se probaron muchas contraseñas
      Dado que Marta está por ingresar
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "otra2026"
      Y pasan 3000 segundos
      Y ingresa la contraseña "cuota2026"
      Entonces se le pide que corrija: "Hubo muchos intentos de ingresar. Podés probar de nuevo en 10 minutos."

    @SES-22 @ACC-08
    Escenario: Se pidieron muchos códigos, y el que llegó sirve
      Dado que Marta está por ingresar
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y pide otro código
      Entonces se le pide que corrija: "Ya pediste varios códigos. Podés probar de nuevo en 59 minutos. Si te llegó uno, podés usarlo."
      Y el código se muestra en pantalla

    @SES-22 @ACC-11
    Escenario: Si ni el primero salió, se dice y se puede pedir de nuevo
      Dado que Marta está por ingresar
      Y que la consulta de "el envío de códigos" responde que son demasiados pedidos
      Cuando ingresa el DNI "38214690"
      Entonces lee "Ya pediste varios códigos. Probá de nuevo en un rato."
      Y para ingresar puede:
        | probar de nuevo                 |
        | decir que ese no es su número   |
        | decir que no le llegó el código |

    @SES-22 @ACC-07
    Escenario: Se probaron muchos códigos
      Dado que Marta está por ingresar
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "0000"
      Y ingresa el código "0000"
      Entonces se le pide que corrija: "Se probaron muchos códigos. Podés probar de nuevo en 1 hora."

    @SES-22 @ACC-15
    Escenario: La huella se pidió muchas veces, y queda la contraseña
      Dado que Raúl está por ingresar
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando ingresa el DNI "24318907"
      Y ingresa con su huella
      Y ingresa con su huella
      Entonces un aviso dice "No pudimos autenticarte"
      Y está en "la contraseña"

    @SES-22 @ACC-17
    Escenario: La contraseña se quiso cambiar muchas veces
      Dado que Marta está por ingresar
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y escribe su contraseña actual "cuota2026"
      Entonces se le pide que corrija:
        | Quisiste cambiarla muchas veces. Podés probar de nuevo en 1 hora. |

  Regla: Un reclamo de más queda escrito, y los botones de la ley siguen por chat

    @SES-22 @SUP-01
    Escenario: Ya se mandaron muchos reclamos
      Dado que Marta ingresó y está en "las consultas"
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando elige el motivo "Otro motivo"
      Y cuenta "No entiendo este cobro."
      Y manda el reclamo
      Entonces la pantalla dice:
        | El reclamo no se envió                                                    |
        | Hoy ya mandaste varios reclamos. Podés probar de nuevo en 24 horas. |
      Y lo escrito es "Otro motivo · No entiendo este cobro. · marta.gimenez@correo.example"

    @SES-22 @SUP-04
    Escenario: Un reclamo que no llegó ninguna vez no queda en duda al recargar
      Dado que Marta ingresó y está en "las consultas"
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y recarga la página
      Y manda el reclamo
      Entonces la pantalla dice:
        | El reclamo no se envió |

    @SES-22 @SUP-04
    Escenario: Mandar otra vez el mismo reclamo no cuenta de nuevo
      Dado que Marta ingresó y está en "las consultas"
      Y que lo que tiene límite se contesta 1 vez por hora
      Y que la respuesta de "el envío del reclamo" se pierde
      Cuando elige el motivo "Otro motivo"
      Y manda el reclamo
      Y manda el reclamo
      Y mira todos sus reclamos
      Entonces tiene 1 reclamo

    @SES-22 @CAN-06
    Escenario: Desde esa conexión llegaron muchos pedidos de la ley
      Dado que nadie ingresó
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces el pedido no sigue: "Tu pedido no se envió Desde esta conexión llegaron muchos pedidos. También podés pedirlo por chat. Podés probar de nuevo en 24 horas. Pedirlo por chat (se abre en otra pestaña)"
      Y sigue escrito "Ana Laura Castro" en "Nombre y apellido"

  Regla: Quien abre un enlace muchas veces sabe que tiene que esperar

    @SES-22 @REF-02
    Escenario: La propuesta se buscó muchas veces
      Dado que Ramona recibió su enlace de refinanciación
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando abre el portal
      Entonces la pantalla dice:
        | Esta propuesta se buscó muchas veces. Podés probar de nuevo en 1 hora. |

    @SES-22 @ACC-30
    Escenario: Se abrieron muchos enlaces de tarjetas
      Dado que nadie ingresó
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces la pantalla dice:
        | Desde esta conexión se abrieron muchos enlaces. Podés probar de nuevo en 1 hora. |

    @SES-22 @ACC-22
    Escenario: Al celular nuevo se le pidieron muchos códigos
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que lo que tiene límite se contesta 1 vez por hora
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y pasan 61 segundos
      Y pide otro código
      Entonces se le pide que corrija: "Ya pediste varios códigos. Podés probar de nuevo en 59 minutos. Si te llegó uno, podés usarlo."

    @SES-22 @SES-18
    Escenario: La selfie se empezó muchas veces, y se puede probar después
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que lo que tiene límite se contesta 0 veces por hora
      Cuando pide sacarse la selfie
      Entonces un aviso dice "No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos."
      Y el cambio de celular muestra "Cambiá tu celular"
